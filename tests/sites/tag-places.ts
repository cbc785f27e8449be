/** One place of a website's tag ids; the HTML of its homepage, and its own script file. */
export interface TagPlace {
  place: string
  body: (ids: TagIdsPut) => string
  script?: (ids: TagIdsPut) => string
  /** Requests of a browser. */
  requests?: (ids: TagIdsPut) => readonly string[]
}

export interface TagIdsPut {
  ga4: string
  gtm: string
  ads: string
  pixel: string
}

const LOADER = '<script src="/assets/site.js"></script>'
const gtag = ({ ga4, ads }: TagIdsPut): string =>
  `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${ga4}');gtag('config','${ads}');`
const gtm = ({ gtm: id }: TagIdsPut): string =>
  `(function(w,d,s,l,i){w[l]=w[l]||[];var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f)})(window,document,'script','dataLayer','${id}');`
const pixel = ({ pixel: id }: TagIdsPut): string => `fbq('init', '${id}');fbq('track', 'PageView');`
const all = (ids: TagIdsPut): string => gtag(ids) + gtm(ids) + pixel(ids)

export const TAG_PLACES: readonly TagPlace[] = [
  { place: 'inline scripts', body: (ids) => `<script>${all(ids)}</script>` },
  { place: "the website's own script file", body: () => LOADER, script: all },
  {
    place: 'its own bundle, shortened',
    body: () => LOADER,
    script: ({ ga4, gtm: container, ads, pixel: id }) =>
      `!function(){var e="${ga4}",t="${ads}",n="${container}";window.gtag&&gtag("config",e),gtag("config",t),fbq("init","${id}"),load("https://www.googletagmanager.com/gtm.js?id="+n)}();`,
  },
  {
    place: 'its own settings file',
    body: () => LOADER,
    script: ({ ga4, gtm: container, ads, pixel: id }) =>
      `window.SITE={analytics:{measurementId:'${ga4}',container:'${container}',google_ads:'${ads}'}};fbq('init','${id}')`,
  },
  {
    place: 'attributes that a loader reads',
    body: ({ ga4, gtm: container, ads, pixel: id }) =>
      `<div data-google-analytics="${ga4}" data-gtm="${container}" data-google-ads="${ads}"></div><noscript><img src="https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1"></noscript><img src="https://www.facebook.com/tr?id=${id}&ev=PageView">`,
  },
  {
    place: "the browser's requests alone",
    body: () => '<script src="https://loader.example/all.js"></script>',
    requests: ({ ga4, gtm: container, ads, pixel: id }) => [
      `https://www.googletagmanager.com/gtag/js?id=${ga4}&l=dataLayer&cx=c`,
      `https://www.googletagmanager.com/gtm.js?id=${container}`,
      `https://www.google.com/ccm/collect?tid=${ads}`,
      `https://www.facebook.com/tr/?ev=PageView&id=${id}`,
    ],
  },
]
