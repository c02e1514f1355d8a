/** What becomes of a picture: a new file, another one of the gallery, other words. */
import type { PictureView, SiteView } from "@/lib/tools/edit/answers";
import type { PictureRequest } from "@/lib/tools/edit/messages";
import { ask, imageUrl, RequestError } from "./api";
import { acceptFiles, el } from "./dom";
import { actionButton, showForm, withLabel } from "./form";

type Options = {
  /** Place of the picture; none for one that only the gallery is to show. */
  origin?: string | undefined;
  site: SiteView;
  /** A file that was dropped on it. */
  file?: File | undefined;
};

/** A place in the gallery names the picture itself: another one cannot stand there. */
const isGallery = (origin: string | undefined): boolean => origin === undefined || origin.startsWith("gallery/");

const imageOf = (name: string): string => imageUrl("picture", { name });

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(new RequestError(0, { message: "Nie udało się odczytać pliku." })));
    reader.readAsDataURL(file);
  });
}

const radio = (name: string, value: string, words: string, checked = false): HTMLElement =>
  el("label", {}, el("input", { type: "radio", name, value, checked }), ` ${words}`);

/** Opens the dialog. @returns when it is closed, whether anything was changed */
export async function editPicture({ origin, site, file: dropped }: Options): Promise<boolean> {
  const { pictures, galleryKinds } = site;
  const present = origin === undefined ? undefined : await ask("picture", { origin });
  const view = pictures.find(({ name }) => name === present?.name);
  let chosen: { file: File } | { name: string } | undefined;
  const image = el("img", { class: "photo", alt: "" });
  const fileInput = el("input", {
    type: "file",
    accept: "image/jpeg,image/png,image/webp,image/avif,image/tiff",
    "aria-label": "Plik z komputera",
  });
  const drop = el(
    "label",
    { class: "drop" },
    fileInput,
    el("b", {}, "Upuść tu zdjęcie albo kliknij i wybierz plik"),
    el("small", {}, "JPEG, PNG, WebP albo AVIF, co najmniej 1200 px szerokości. Strona sama je obróci i zmniejszy."),
  );
  acceptFiles(
    drop,
    () => drop,
    (file) => takeFile(file),
  );
  const title = el("input", { type: "text", maxlength: "45" });
  const alt = el("textarea", { rows: "3", maxlength: "125" });
  const kind = el("select", {}, ...galleryKinds.map((one) => el("option", { value: one.kind }, one.name)));
  const own = el("input", { type: "checkbox" });
  const inGallery = el(
    "div",
    {},
    withLabel("Rodzaj prac, w galerii", kind),
    el("label", {}, own, " To zdjęcie naszej własnej pracy, nie wizualizacja"),
  );
  const places = el(
    "fieldset",
    {},
    el("legend", {}, "Gdzie je wymienić"),
    radio("where", "add", "tylko w tym miejscu; dotychczasowe zostanie w galerii", true),
    radio(
      "where",
      "replace",
      `wszędzie, gdzie stoi dotychczasowe${view?.uses.length ? `: ${view.uses.join(", ")}` : ""}`,
    ),
  );
  const entries = pictures.map((picture) => {
    const { name, title } = picture;
    const shown = el("img", { src: imageOf(name), alt: title, loading: "lazy" });
    const choice = { type: "button", title, onclick: () => take(picture), "data-name": name };
    return el("li", {}, el("button", choice, shown));
  });
  const others = el("ul", { class: "thumbnails" }, ...entries);

  /** @param isNew a file that has no words yet; those of the gallery stay as they are */
  function show(src: string, words: { title: string; alt: string }, isNew = false): void {
    image.src = src;
    title.value = words.title;
    alt.value = words.alt;
    title.disabled = !isNew;
    alt.disabled = !isNew;
    places.hidden = !isNew || isGallery(origin);
    showGalleryFields();
  }

  function takeFile(file: File): void {
    chosen = { file };
    show(URL.createObjectURL(file), { title: "", alt: "" }, true);
    title.focus();
  }

  const replaces = (): boolean =>
    origin !== undefined &&
    (isGallery(origin) || places.querySelector<HTMLInputElement>("input:checked")?.value === "replace");

  /** A new one is asked what kind of work it shows; one that replaces another is of the same kind. */
  function showGalleryFields(): void {
    inGallery.hidden = !chosen || "name" in chosen || replaces();
  }

  function take(picture: PictureView): void {
    chosen = { name: picture.name };
    show(imageOf(picture.name), picture);
  }

  fileInput.addEventListener("change", () => {
    const [file] = fileInput.files ?? [];
    if (file) takeFile(file);
  });
  places.addEventListener("change", showGalleryFields);
  places.hidden = true;
  inGallery.hidden = true;
  if (present) show(imageOf(present.name), present);
  if (dropped) takeFile(dropped);

  async function request(): Promise<PictureRequest> {
    if (!chosen) throw new RequestError(0, { message: "Wybierz plik albo zdjęcie z galerii." });
    if ("name" in chosen) return { change: "choose", origin: origin ?? "", name: chosen.name };
    const words = { data: await base64(chosen.file), title: title.value, alt: alt.value };
    if (origin !== undefined && replaces()) return { change: "replace", origin, ...words };
    const entry = { ...words, kind: kind.value, own: own.checked };
    return { change: "add", ...(origin !== undefined && { origin }), ...entry };
  }

  return showForm({
    title: present ? `Zdjęcie: ${present.title}` : "Nowe zdjęcie",
    class: "picture",
    content: [
      image,
      drop,
      places,
      withLabel("Podpis: co to jest, do 45 znaków, bez miejsca, klienta i daty", title),
      withLabel("Opis dla osób, które go nie widzą: co na nim jest, do 125 znaków", alt),
      inGallery,
      ...(isGallery(origin) ? [] : [el("b", {}, "Albo wybierz z galerii"), others]),
    ],
    action: actionButton("Zapisz"),
    onAction: async () => ask("changePicture", await request()),
  });
}
