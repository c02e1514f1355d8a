export * from "./graphs";
export { toScript } from "./script";
