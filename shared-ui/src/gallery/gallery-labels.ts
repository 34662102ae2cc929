export interface GalleryLabels {
  /** "Photos du séjour" */
  region: string;
  /** "Voir les 12 images" */
  seeAll: string;
  /** "Agrandir l’image 3" */
  enlarge: (position: number) => string;
  /** "3 / 12" */
  counter: (position: number, count: number) => string;
  close: string;
  previous: string;
  next: string;
  /** "Vignettes" */
  thumbnails: string;
}
