import type { Refusal } from "@/lib/tools/edit/messages";
import type { Api } from "@/lib/tools/edit/server";
import type { State } from "@/lib/tools/edit/session";

/** The session's key, from the fragment of the address, which browsers never send. */
const key = location.hash.slice(1) || sessionStorage.getItem("key") || "";
sessionStorage.setItem("key", key);

/** A request that the server refused or did not answer, or that is not worth sending. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status = 0,
    readonly refusal: Refusal = { message },
  ) {
    super(message);
  }
}

/** An error as a refusal. @throws any other error */
export function refusalOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

async function send<Name extends keyof Api>(
  name: Name,
  request: Parameters<Api[Name]>[0],
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
    throw new RequestError("Edycja nie odpowiada. Sprawdź, czy npm run edit nadal działa w terminalu.");
  }
  if (response.ok) return body as Awaited<ReturnType<Api[Name]>>;
  const refusal = body as Refusal;
  throw new RequestError(refusal.message, response.status, refusal);
}

/** Requests that save what was typed, and those of them without an answer so far. */
const saves: ReadonlySet<keyof Api> = new Set(["save", "savePart", "setSecret"] as const);
const running = new Set<Promise<unknown>>();

/** Calls the server. @throws RequestError, with a Polish message */
export function ask<Name extends keyof Api>(
  name: Name,
  ...[request]: Parameters<Api[Name]>
): Promise<Awaited<ReturnType<Api[Name]>>> {
  const answer = send(name, request);
  if (!saves.has(name)) return answer;
  running.add(answer);
  const end = () => running.delete(answer);
  answer.then(end, end);
  return answer;
}

/** Waits until every save has its answer, and whoever asked has read it. */
export async function savesEnded(): Promise<void> {
  while (running.size > 0) {
    await Promise.allSettled(running);
    await new Promise((resolve) => setTimeout(resolve));
  }
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
