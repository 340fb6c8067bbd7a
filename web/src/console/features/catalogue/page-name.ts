import { type CatalogName, catalogPages } from '@catchpitch/contract/catalogue/catalog-pages'

/** What tests and the specification call the page of an entity: its address, with dots. */
export function pageNameOf({ name }: { name: CatalogName }): string {
  return catalogPages[name].slice(1).replaceAll('/', '.')
}
