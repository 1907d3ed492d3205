/** Where an order of a product is looked at before it is paid. @param id of the product */
export const orderPath = (id: string) => `/boutique/produit/${id}/commande`;
