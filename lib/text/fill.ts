/**
 * A text with its places in square brackets filled: `fill("[miasto] i okolica", { miasto: "Żory" })`.
 * @throws Error for a place without a value
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\[([^\]]*)\]/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`No value for [${place}] in "${text}".`);
    return String(value);
  });
