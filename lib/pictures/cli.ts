import { gallery } from "@/content/gallery";
import { buildPictures, defaultFolders } from "./build";
import { PicturesError } from "./problems";

const start = performance.now();
try {
  const { encoded, cached } = await buildPictures({ ...defaultFolders, gallery });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Zdjęcia: zakodowano ${encoded}, z pamięci podręcznej ${cached}, ${seconds} s`);
} catch (error) {
  if (!(error instanceof PicturesError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
