import type { Refusal } from "@/lib/tools/edit/messages";
import type { Api } from "@/lib/tools/edit/server";
import type { State } from "@/lib/tools/edit/session";

/** The session's key, from the fragment of the address, which browsers never send. */
const key = location.hash.slice(1) || sessionStorage.getItem("key") || "";
sessionStorage.setItem("key", key);

/** A request that the server refused or did not answer. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** Calls the server. @throws RequestError, with a Polish message */
export async function ask<Name extends keyof Api>(
  name: Name,
  ...[request]: Parameters<Api[Name]>
): Promise<Awaited<ReturnType<Api[Name]>>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`/__edit/api/${name}`, {
      method: "POST",
      headers: { "x-key": key },
      body: JSON.stringify(request ?? {}),
    });
    body = await response.json();
  } catch {
    throw new RequestError(0, { message: "Edycja nie odpowiada. Sprawdź, czy npm run edit nadal działa w terminalu." });
  }
  if (!response.ok) throw new RequestError(response.status, body as Refusal);
  return body as Awaited<ReturnType<Api[Name]>>;
}

/** Calls back with the session's state, now and after every change, or when the server does not answer. */
export function followState(onState: (state: State) => void, onLost: () => void): void {
  const events = new EventSource(`/__edit/state?key=${encodeURIComponent(key)}`);
  events.addEventListener("error", onLost);
  events.addEventListener("message", ({ data }) => onState(JSON.parse(data) as State));
}

/** Address of a file from the server: "share-image" of a page, "picture" of the gallery, "copy" of the site. */
export const fileUrl = (name: string, query: Readonly<Record<string, string>> = {}): string =>
  `/__edit/${name}?${new URLSearchParams({ ...query, key })}`;
