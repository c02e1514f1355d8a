const cards = ["a", "b", "c", "d", "e", "f"] as const;

/** Six placeholder cards, for a page or an index that is on its way. Hidden from screen readers. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="wrap skgrid">
        {cards.map((card) => (
          <div className="skcard" key={card}>
            <span className="sk sk-icon" />
            <span className="sk sk-title" />
            <span className="sk" />
            <span className="sk" />
            <span className="sk sk-short" />
          </div>
        ))}
      </div>
    </div>
  );
}
