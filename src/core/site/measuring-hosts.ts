/** Hosts that count visits. */
const COUNTING =
  /^(?:[^/?#]*\.)?(?:google-analytics\.com|googletagmanager\.com|googleadservices\.com|doubleclick\.net|bat\.bing\.com|facebook\.com\/tr|connect\.facebook\.net|mc\.yandex\.ru|pixel\.wp\.com|stats\.wp\.com|statcounter\.com|histats\.com|hotjar\.com|clarity\.ms|px\.ads\.linkedin\.com|ct\.pinterest\.com|analytics\.tiktok\.com|analytics\.twitter\.com|t\.co\/i|scorecardresearch\.com|quantserve\.com|matomo\.cloud|alb\.reddit\.com|tr\.snapchat\.com|trackcmp\.net)(?:[/:?#]|$)/iu
/** Hosts of scripts that count visits elsewhere. */
const SCRIPTS =
  /^(?:[^/?#]*\.)?(?:plausible\.io|usefathom\.com|cloudflareinsights\.com|umami\.is|simpleanalyticscdn\.com|gc\.zgo\.at|cdn\.mxpnl\.com|cdn\.segment\.com|(?:i|app)\.posthog\.com|heapanalytics\.com|luckyorange\.(?:com|net)|crazyegg\.com|fullstory\.com|mouseflow\.com|js\.hs-analytics\.net|s\.pinimg\.com\/ct|snap\.licdn\.com)(?:[/:?#]|$)/iu
/** Files of such scripts, which a website may keep at its own host. */
const FILES = /\/(?:matomo|piwik|fbevents|gtm)\.js(?:[?#]|$)|\/gtag\/js(?:[?#]|$)|\/_vercel\/insights\//iu
/** Facebook's script for parts of a page comes from the host of its pixel. */
const PARTS_OF_FACEBOOK = /\bconnect\.facebook\.net\/.*\b(?:sdk|all)\b/iu

/** Whether an address is at a host that counts visits. */
export const isAtCountingHost = (url: string): boolean => COUNTING.test(startOf(url))

/** Whether a script only writes parts of a page, such as Facebook's posts and buttons, though its host counts visits too. */
export const writesPartsOfFacebook = (script: string): boolean => PARTS_OF_FACEBOOK.test(script)

/** Whether a script only measures: what visitors see of its page is the same without it. */
export const onlyMeasures = (script: string): boolean =>
  (isAtCountingHost(script) || SCRIPTS.test(startOf(script)) || FILES.test(script)) &&
  !writesPartsOfFacebook(script)

/** Host and path, of which the beginning is enough. */
const startOf = (url: string): string => url.slice(url.indexOf('//') + 2, 200).split('?', 1)[0] ?? ''
