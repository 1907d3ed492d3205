export { CatalogueNotice } from './CatalogueNotice.tsx';
export { EmptyCatalogue } from './EmptyCatalogue.tsx';
