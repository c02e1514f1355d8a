/** Link of the footer that asks for consent again; without scripts it leads to the explanation. */
export const ConsentLink = ({ text }: { text: string }) => (
  <a href="/polityka-prywatnosci#pomiar" data-consent="change">
    {text}
  </a>
);
