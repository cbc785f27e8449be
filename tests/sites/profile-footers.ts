/** A footer of a theme, builder, maker or plug-in. `{own}` is replaced by the owner's own links, when there are some. */
export interface FooterDemo {
  from: string
  head?: string
  main?: string
  footer: string
}

const icon = (url: string, label = ''): string =>
  `<a href="${url}"${label ? ` aria-label="${label}"` : ''} target="_blank"><i class="fa fa-brand"></i></a>`

export const FOOTER_DEMOS: readonly FooterDemo[] = [
  {
    from: "a ThemeForest theme's demo",
    head: '<link rel="stylesheet" href="/wp-content/themes/qodebridge/style.css">',
    footer: `{own}<ul class="social">${icon('https://www.facebook.com/qodebridge')}${icon('https://twitter.com/envato')}${icon('https://www.instagram.com/qodebridge/')}</ul><p>© 2026 Theme by <a href="https://qodebridge.com">Qode Bridge</a></p>`,
  },
  {
    from: "Wix's placeholders",
    footer: `{own}<ul aria-label="Social Bar">${icon('https://www.facebook.com/wix', 'Facebook')}${icon('https://twitter.com/Wix', 'Twitter')}${icon('https://www.instagram.com/wix/', 'Instagram')}</ul>`,
  },
  {
    from: "Elementor's kit",
    head: '<meta name="generator" content="Elementor 3.30">',
    footer: `{own}<div class="elementor-social-icons-wrapper">${icon('https://www.facebook.com/elemntor/', 'Facebook')}${icon('https://twitter.com/elemntor', 'Twitter')}${icon('https://www.instagram.com/elementor', 'Instagram')}</div>`,
  },
  {
    from: 'a Shopify theme with its maker in the footer',
    footer: `{own}<small>© 2026 <a href="/">Home</a>. Theme by <a href="https://outofthesandbox.example">Out of the Sandbox</a> ${icon('https://www.instagram.com/outofthesandbox')} ${icon('https://www.facebook.com/outofthesandbox')} ${icon('https://twitter.com/outofthesandbox')}</small>`,
  },
  {
    from: "Squarespace's default icons",
    footer: `{own}<div class="sqs-svg-icon--list">${icon('https://instagram.com/squarespace')}${icon('http://www.facebook.com/squarespace')}${icon('https://twitter.com/squarespace')}</div>`,
  },
  {
    from: 'a web studio that signs its work',
    footer: `{own}<div class="credit"><span>Website by</span> <a href="https://pixelpaddock.example">Pixel Paddock</a> <a href="https://www.instagram.com/pixelpaddock.nz"><img src="/ig.svg" alt="Instagram"></a><a href="https://www.facebook.com/pixelpaddock"><img src="/fb.svg" alt="Facebook"></a><a href="https://twitter.com/pixelpaddock"><img src="/x.svg" alt="Twitter"></a></div>`,
  },
  {
    from: 'share buttons',
    footer: `{own}<div class="share"><a href="https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Fx">Share</a><a href="https://twitter.com/intent/tweet?url=x">Tweet</a><a href="https://twitter.com/share">Share</a><a href="https://www.instagram.com/">Instagram</a></div>`,
  },
  {
    from: 'a feed of what others post',
    main: `<section class="feed"><h2>Seen around town</h2><a href="https://www.instagram.com/harbour.walks/"><img src="/1.jpg" alt=""></a><a href="https://www.facebook.com/citymarkets"><img src="/2.jpg" alt=""></a><a href="https://twitter.com/citymarkets/status/12345">A post</a><a href="https://www.instagram.com/p/Cx12/"><img src="/3.jpg" alt=""></a></section>`,
    footer: '{own}',
  },
  {
    from: "sponsors' logos",
    main: `<section class="sponsors"><h2>Our sponsors</h2><a href="https://www.facebook.com/northgaragemotors"><img src="/a.png" alt="North Garage"></a><a href="https://www.facebook.com/thecornerbutcher"><img src="/b.png" alt="The Corner Butcher"></a><a href="https://www.instagram.com/riverside.cafe"><img src="/c.png" alt="Riverside Café"></a><a href="https://www.instagram.com/thecornerbutcher"><img src="/c.png" alt="Butcher"></a><a href="https://twitter.com/northgarage"><img src="/d.png" alt="North Garage"></a></section>`,
    footer: '{own}',
  },
  {
    from: 'a template with names to fill in',
    footer: `{own}${icon('https://www.facebook.com/yourpage')}${icon('https://twitter.com/username')}${icon('https://www.instagram.com/your_handle')}${icon('https://www.facebook.com/')}`,
  },
  {
    from: 'a maker in small print, designed and hosted',
    footer: `{own}<p>Designed &amp; developed by <a href="https://www.facebook.com/blueotterdigital">Blue Otter Digital</a> | Photos: <a href="https://www.instagram.com/annalightphoto">Anna Light Photography</a> | <a href="https://twitter.com/blueotterdigital">@blueotterdigital</a></p>`,
  },
]

export interface Business {
  name: string
  /** The owner's handles. */
  own: { facebook: string; instagram: string; twitter: string }
}

export const BUSINESSES: readonly Business[] = [
  {
    name: 'Kauri Street Pottery',
    own: { facebook: 'kauristreetpottery', instagram: 'kauri.street.pottery', twitter: 'kauristpottery' },
  },
  {
    name: 'Harbour Bike Repairs',
    own: { facebook: 'harbourbikerepairsdunedin', instagram: 'harbourbikes', twitter: 'harbourbikenz' },
  },
  {
    name: 'Moana & Sons Electrical',
    own: { facebook: 'moanaandsons', instagram: 'moanasons', twitter: 'moanaelectrical' },
  },
]

/** The owner's own icons in a footer. */
export const ownIcons = ({ own }: Business): string =>
  `<div class="social">${icon(`https://www.facebook.com/${own.facebook}`)}${icon(`https://www.instagram.com/${own.instagram}/`)}${icon(`https://twitter.com/${own.twitter}`)}</div>`
