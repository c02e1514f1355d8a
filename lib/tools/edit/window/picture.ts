/** The dialog of a picture: a new file, another picture of the gallery, other words. */
import type { PictureView, SiteView } from "@/lib/tools/edit/field-views";
import type { Request } from "@/lib/tools/edit/requests";
import { minimumSize, pictureSettings } from "@/lib/tools/make/pictures/settings";
import { ask, fileUrl, RequestError } from "./api";
import { acceptFiles, el } from "./dom";
import { base64, fileInput } from "./file";
import { actionButton, makeRemarks, showForm, withLabel } from "./form";

type Options = {
  /** Field that names the picture; undefined for a new one that only the gallery shows. */
  origin?: string | undefined;
  site: SiteView;
  /** A file dropped on the picture. */
  file?: File | undefined;
};

/** An entry of the gallery is the picture itself: no other one can be chosen for it. */
const isGalleryEntry = (origin: string | undefined): boolean => origin === undefined || origin.startsWith("gallery/");

const imageUrlOf = (name: string): string => fileUrl("picture", { name });

const radio = (name: string, value: string, words: string, checked = false): HTMLElement =>
  el("label", el("input", { type: "radio", name, value, checked }), ` ${words}`);

const least = minimumSize(pictureSettings);

/** A zone to drop a file on, or to choose one by a click. */
function makeDropZone(onFile: (file: File) => void): HTMLElement {
  const accept = "image/jpeg,image/png,image/webp,image/avif,image/tiff";
  const input = fileInput({ accept, "aria-label": "Plik z komputera" }, onFile);
  const zone = el(
    "label.drop",
    input,
    el("b", "Upuść tu zdjęcie albo kliknij i wybierz plik"),
    el(
      "small",
      `JPEG, PNG, WebP albo AVIF, co najmniej ${least.width} × ${least.height} px. Strona sama je obróci i zmniejszy.`,
    ),
  );
  acceptFiles(zone, () => zone, onFile);
  return zone;
}

/** Asks whether a new file replaces the present picture here or everywhere. @param uses pages that show it */
function makeScopeChoice(uses: readonly string[] = []) {
  const everywhere = `wszędzie, gdzie stoi dotychczasowe${uses.length > 0 ? `: ${uses.join(", ")}` : ""}`;
  const element = el(
    "fieldset",
    { hidden: true },
    el("legend", "Gdzie je wymienić"),
    radio("where", "add", "tylko w tym miejscu; dotychczasowe zostanie w galerii", true),
    radio("where", "replace", everywhere),
  );
  const isEverywhere = () => element.querySelector<HTMLInputElement>("input:checked")?.value === "replace";
  return { element, isEverywhere };
}

/** Fields that only a new entry of the gallery needs. */
function makeGalleryFields(kinds: SiteView["galleryKinds"]) {
  const kind = el("select", ...kinds.map((one) => el("option", { value: one.kind }, one.name)));
  const ownWork = el("input", { type: "checkbox" });
  const element = el(
    "div",
    { hidden: true },
    withLabel("Rodzaj prac, w galerii", kind),
    el("label", ownWork, " To zdjęcie naszej własnej pracy, nie wizualizacja"),
  );
  return { element, values: () => ({ kind: kind.value, own: ownWork.checked }) };
}

/** The pictures of the gallery, each a button. */
function makeThumbnails(pictures: readonly PictureView[], onChoose: (picture: PictureView) => void): HTMLElement {
  const entries = pictures.map((picture) => {
    const { name, title } = picture;
    const image = el("img", { src: imageUrlOf(name), alt: title, loading: "lazy" });
    const attributes = { type: "button", title, onclick: () => onChoose(picture), "data-name": name };
    return el("li", el("button", attributes, image));
  });
  return el("ul.thumbnails", ...entries);
}

/** Opens the dialog. @returns after it is closed, whether anything was changed */
export async function editPicture({ origin, site, file: droppedFile }: Options): Promise<boolean> {
  const { pictures, galleryKinds } = site;
  const current = origin === undefined ? undefined : await ask("picture", { origin });
  const remarks = makeRemarks();
  let choice: { file: File } | { name: string } | undefined;
  /** Words for a file: they stay while other files and pictures are looked at. */
  let typed = { title: "", alt: "" };
  const image = el("img.photo", { alt: "" });
  const title = el("input", { type: "text", maxlength: "45" });
  const alt = el("textarea", { rows: "3", maxlength: "125" });
  const scope = makeScopeChoice(pictures.find(({ name }) => name === current?.name)?.uses);
  const galleryFields = makeGalleryFields(galleryKinds);

  /** @param isNew whether the words are still to be typed; those of the gallery's pictures cannot be changed here */
  function show(src: string, words: { title: string; alt: string }, isNew = false): void {
    remarks.replaceChildren();
    image.src = src;
    title.value = words.title;
    alt.value = words.alt;
    title.disabled = !isNew;
    alt.disabled = !isNew;
    scope.element.hidden = !isNew || isGalleryEntry(origin);
    showGalleryFields();
  }

  function keepTyped(): void {
    if (choice && "file" in choice) typed = { title: title.value, alt: alt.value };
  }

  function chooseFile(file: File): void {
    keepTyped();
    choice = { file };
    show(URL.createObjectURL(file), typed, true);
    title.focus();
  }

  function choosePicture(picture: PictureView): void {
    keepTyped();
    choice = { name: picture.name };
    show(imageUrlOf(picture.name), picture);
  }

  const replacesEverywhere = () => origin !== undefined && (isGalleryEntry(origin) || scope.isEverywhere());

  /** A file that replaces a picture keeps its kind of work. */
  function showGalleryFields(): void {
    galleryFields.element.hidden = !choice || "name" in choice || replacesEverywhere();
  }

  scope.element.addEventListener("change", showGalleryFields);
  if (current) show(imageUrlOf(current.name), current);
  if (droppedFile) chooseFile(droppedFile);

  async function makeRequest(): Promise<Request<"changePicture">> {
    if (!choice) throw new RequestError("Wybierz plik albo zdjęcie z galerii.");
    if ("name" in choice) return { change: "choose", origin: origin ?? "", name: choice.name };
    const words = { data: await base64(choice.file), title: title.value, alt: alt.value };
    if (origin !== undefined && replacesEverywhere()) return { change: "replace", origin, ...words };
    return { change: "add", origin, ...words, ...galleryFields.values() };
  }

  return showForm({
    title: current ? `Zdjęcie: ${current.title}` : "Nowe zdjęcie",
    remarks,
    content: [
      image,
      makeDropZone(chooseFile),
      scope.element,
      withLabel("Podpis: co to jest, do 45 znaków, bez miejsca, klienta i daty", title),
      withLabel("Opis dla osób, które go nie widzą: co na nim jest, do 125 znaków", alt),
      galleryFields.element,
      ...(isGalleryEntry(origin) ? [] : [el("b", "Albo wybierz z galerii"), makeThumbnails(pictures, choosePicture)]),
    ],
    action: actionButton("Zapisz"),
    onAction: async () => ask("changePicture", await makeRequest()),
  });
}
