/** Runs a task once the page and its pictures have loaded: measuring must not slow down the page. */
export function afterLoad(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}
