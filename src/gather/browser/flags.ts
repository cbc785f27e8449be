/** Options that decide Chromium's command line. */
export interface FlagOptions {
  /** New profile folder of this scan. */
  profile: string
  /** Port of this scan's filtering proxy on 127.0.0.1. */
  proxyPort: number
  sandbox: boolean
}

/** Features that make requests of their own, which the proxy would only refuse. */
const NO_FEATURES = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'Translate',
]

/** MB that the scripts of one page may keep in memory (reliability, section 2.8): a page that wants more ends alone, and not the machine. */
const HEAP_OF_A_PAGE = 256

/**
 * Chromium's command line. It never holds an address of a website: those reach the browser over the pipe only.
 * WebRTC's policy is given twice: Chrome and Chromium read `--webrtc-ip-handling-policy` (chrome/common/chrome_switches.cc), headless-shell
 * builds such as the bundled one read `--force-webrtc-ip-handling-policy` (content/public/common). Each ignores the other's.
 * `<-loopback>` removes the rule that loopback bypasses a proxy.
 */
export function chromiumFlags({ profile, proxyPort, sandbox }: FlagOptions): string[] {
  return [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-breakpad',
    `--disable-features=${NO_FEATURES.join(',')}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--no-pings',
    '--gaia-url=http://127.0.0.1:1',
    '--deny-permission-prompts',
    '--password-store=basic',
    '--use-mock-keychain',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--mute-audio',
    '--hide-scrollbars',
    `--js-flags=--max-old-space-size=${HEAP_OF_A_PAGE}`,
    ...(sandbox ? [] : ['--no-sandbox']),
    'about:blank',
  ]
}
