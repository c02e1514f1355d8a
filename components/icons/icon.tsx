import type { IconId } from "@/lib/content/icons";
import { iconShapes } from "@/lib/generated";

type Props = {
  name: IconId;
  /** Added to `i`, which sets size and stroke. */
  className?: string;
};

/**
 * A lucide drawing in the current colour, hidden from screen readers: the text beside it names the thing. For server
 * components only, so that the drawings never reach the browser as code: an island takes its icons as children.
 */
export function Icon({ name, className }: Props) {
  return (
    <svg
      className={className ? `i ${className}` : "i"}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes()[name] ?? "" }}
    />
  );
}
