import { brotliCompressSync } from "node:zlib";
import { addressesOf, bundlePageScript } from "@/lib/tools/make/scripts";

/** Most bytes after Brotli. The consent script is nearly all library and is fetched only where tracking is on. */
const limits = { "contact-tools": 1400, consent: 10_500 } as const;

test.each(Object.entries(limits) as ["contact-tools" | "consent", number][])(
  "%s is a small script without a framework, under a name that changes with it",
  async (name, limit) => {
    const outputs = await bundlePageScript(name);
    const { script, style } = addressesOf(outputs);
    expect(script).toMatch(new RegExp(`^/scripts/${name}\\.[A-Z0-9]{8}\\.js$`));
    expect(Boolean(style)).toBe(name === "consent");
    const code = outputs.find((output) => script.endsWith(output.name))?.text ?? "";
    expect(brotliCompressSync(code).length).toBeLessThan(limit);
    expect(code).not.toMatch(/react|next\//i);
    expect(await bundlePageScript(name)).toEqual(outputs);
  },
);
