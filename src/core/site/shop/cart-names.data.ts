const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Names of a cart in the languages that shops sell in; as plain words. */
export const CARTS = words(`
  cart minicart shoppingcart viewcart mycart warenkorb einkaufswagen panier carrito carrello
  winkelwagen winkelwagentje winkelmand winkelmandje winkelkar carrinho indkøbskurv indkobskurv indkoebskurv varukorg kundvagn
  handlekurv handlevogn ostoskori koszyk kosik`)

/** Names of carts that are also goods: a cart only where shops put their cart. */
export const CARTS_OR_GOODS = words('basket bag trolley shoppingbag shoppingbasket cesta cesto kurv korg')

/** Those of them that name a cart in a class name or an id, where a bag is mostly goods. */
export const CARTS_IN_CLASSES = words('basket trolley')

/** Words around a cart's name that do not change its meaning: what to do with it, whose it is, what it contains. */
export const CART_FILLERS = words(`
  view open show see go to close hide toggle back return edit update the my your our shopping mini page
  drawer summary total subtotal item items product products article articles is in of empty currently and
  with contains icon button link
  mein meine dein ihr den zum zur anzeigen ansehen artikel leer mon votre voir le la mi tu su el ver de
  compra compras articulos il tuo mio vedi articoli vuoto mijn je jouw uw bekijk het leeg meu
  naar vis min din a au nz us ca aud nzd usd cad gbp eur chf kr sek nok dkk pln`)

/** Words that builders put around a cart's name in class names and ids of its control. */
export const CONTROL_WORDS = words(`
  icon icons header site nav navbar navigation menu mini link links toggle toggler btn button count counter
  contents content drawer open view show item items quantity qty total totals amount subtotal price bubble
  badge number trigger widget sidebar side wrapper wrap container inner box block area top main desktop
  mobile action actions style text label shopping fa fas far fal fab fw solid regular light bi ti svg ui lni
  la las ion md glyphicon dashicons feather lucide icofont flaticon wc woocommerce woo ast ct kadence et
  elementor sqs w commerce ux aid x render hook data`)

/** Names of a checkout, as plain words. */
export const CHECKOUTS: ReadonlySet<string> = new Set([
  'checkout',
  'checkouts',
  'check out',
  'kasse',
  'zur kasse',
  'zur kasse gehen',
  'kassa',
  'naar de kassa',
  'afrekenen',
  'caisse',
  'passer a la caisse',
  'passer la commande',
  'passer commande',
  'commander',
  'finalizar compra',
  'tramitar pedido',
  'pasar por caja',
  'cassa',
  'vai alla cassa',
  'procedi all ordine',
  'finalizar a compra',
  'til kassen',
  'till kassan',
])

/** Words around "checkout" that do not change its meaning. */
export const CHECKOUT_FILLERS = words('proceed go continue to secure now view my your the cart and page')

/** Folders whose pages are goods, posts or the like, whatever their names. */
export const FOLDERS_OF_THINGS = words(`
  product products p item items collection collections category categories cat tag tags blog news post posts
  article articles produkt produkte produit produits producto productos prodotto prodotti kategorie
  categorie categoria gallery portfolio product-category`)
