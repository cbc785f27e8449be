import type { CertificateProblem } from '#core/evidence/certificate.ts'

/** Findings that only whoever runs the server can correct, and what to ask them for. */
export const FINDING_ASKS: Readonly<Record<string, string>> = {
  'tls-only-old': 'Please switch on TLS 1.2 and TLS 1.3.',
  'tls-old-too': 'Please switch off TLS 1.0 and TLS 1.1.',
  'old-php': 'Please move this website to a version of PHP that still gets security fixes, after a backup.',
  'directory-listing': 'Please switch off listings of folders.',
  'version-leak': 'Please hide version numbers in response headers.',
  'default-page': 'A welcome page of the server shows. Please finish the set-up, or switch this address off.',
  'no-redirect': 'Please redirect http to https for every address, with status 301.',
  'redirect-late': 'Please redirect http to https at the same host first, with status 301.',
}

/** The same for faults of the certificate. */
export const CERTIFICATE_ASKS: Readonly<Record<CertificateProblem, string>> = {
  expired: 'The certificate has run out. Please renew it and switch on automatic renewal.',
  intermediate_expired: 'An intermediate certificate has run out. Please install the present chain.',
  not_yet_valid: 'The certificate is not valid yet. Please install one that is.',
  wrong_name: 'The certificate is for another name. Please issue one for this website, with and without www.',
  self_signed:
    'The certificate is self-signed. Please install one that browsers trust (Let’s Encrypt is free).',
  untrusted_root:
    'Browsers do not trust who issued the certificate. Please install one that they trust (Let’s Encrypt is free).',
  missing_intermediate: 'The intermediate certificate is not sent. Please install the full chain.',
  revoked: 'The certificate was revoked. Please issue a new one.',
  weak_signature: 'The signature of the certificate is too weak. Please issue a new one.',
  weak_key: 'The key of the certificate is too weak. Please issue a new one with RSA 2048 or ECDSA.',
  tls_old_protocol: 'Only old TLS versions are spoken. Please switch on TLS 1.2 and TLS 1.3.',
}

/** The minimum TLS version in Cloudflare, where the website is behind it (the source explains it, last read on the day `seen`). */
export const CLOUDFLARE_TLS = {
  steps: [
    'Sign in to Cloudflare, choose your website and open SSL/TLS, then Edge Certificates.',
    'Set "Minimum TLS Version" to TLS 1.2, then re-run the test.',
  ],
  source: 'https://developers.cloudflare.com/ssl/edge-certificates/additional-options/minimum-tls/',
  seen: '2026-11-21',
} as const

/** The certificate that Cloudflare shows to visitors, where the website is behind it. */
export const CLOUDFLARE_CERTIFICATE = {
  steps: [
    'Sign in to Cloudflare, choose your website and open SSL/TLS, then Edge Certificates. The certificate that your visitors get is in the list there.',
    'See that Universal SSL is switched on and its certificate is active: Cloudflare renews it by itself, and it is for your name with and without www.',
    'Is there a certificate that you uploaded yourself? Cloudflare does not renew that one: upload its successor, or delete it once the other one is active.',
    'Re-run the test. Does it find the same again? Ask Cloudflare support.',
  ],
  source: 'https://developers.cloudflare.com/ssl/edge-certificates/universal-ssl/',
  seen: '2026-11-29',
} as const
