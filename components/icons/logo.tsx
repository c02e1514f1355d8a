/** Sign of the brand: an open switch in a frame. Decorative, beside the name. */
export function LogoSign() {
  return (
    <svg className="size-7.5 flex-none" viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <rect x=".75" y=".75" width="28.5" height="28.5" rx="3" stroke="currentColor" strokeWidth="1.5" />
      <path d="M15 1v7M15 29v-8" stroke="currentColor" strokeWidth="1.5" />
      <path d="M15 21 8.2 8.6" className="stroke-amber-400" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="15" cy="21" r="2.4" fill="currentColor" />
    </svg>
  );
}
