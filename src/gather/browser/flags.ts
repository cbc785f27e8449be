/** What decides Chromium's command line. */
export interface FlagOptions {
  /** Fresh folder of this scan. */
  profile: string
  /** Port of this scan's filtering proxy on 127.0.0.1. */
  proxyPort: number
  sandbox: boolean
}

/** Errands of Chromium's own that would only make noise in the proxy. */
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

/**
 * Chromium's command line. No address of a site is ever part of it: addresses reach the browser over the pipe only.
 * The policy for WebRTC is spelt in two ways: Chrome and Chromium read `--webrtc-ip-handling-policy` (chrome/common/chrome_switches.cc),
 * builds of the headless shell, such as the one that comes along, read `--force-webrtc-ip-handling-policy` (content/public/common).
 * Each ignores the other's, so both are given.
 * `<-loopback>` removes the rule that loopback goes around a proxy.
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
    '--js-flags=--max-old-space-size=256',
    ...(sandbox ? [] : ['--no-sandbox']),
    'about:blank',
  ]
}
