/** Where the signing key of an email service is switched on, and made anew. */
export interface DkimWay {
  place: string
  steps: readonly string[]
  /** For a key that is there and weak or broken, where it is replaced in another way. */
  stepsAnew?: readonly string[]
  /** The service's help page on it, and the day on which it was last read. */
  source: string
  seen: string
}

/** By the service's name in the facts. */
export const DKIM_WAYS: Readonly<Record<string, DkimWay>> = {
  'Google Workspace': {
    place: 'the Google Admin console',
    steps: [
      'Sign in at admin.google.com as an administrator. Open Apps, then Google Workspace, then Gmail, then Authenticate email.',
      'Choose your domain and Generate new record, with a key length of 2048. Once the record is in your DNS settings, come back and choose Start authentication.',
    ],
    source: 'https://support.google.com/a/answer/180504',
    seen: '2026-11-21',
  },
  'Microsoft 365': {
    place: 'the Microsoft Defender portal',
    steps: [
      'Sign in at security.microsoft.com as an administrator. Open Email & collaboration, then Policies & rules, Threat policies, Email authentication settings, and DKIM.',
      'Choose your domain and switch on "Sign messages for this domain with DKIM signatures". It tells you which two records of type CNAME to add first.',
    ],
    stepsAnew: [
      'A key of fewer than 2,048 bits is replaced by a command: ask your IT person to run Rotate-DkimSigningConfig in Exchange Online PowerShell, with your domain as Identity and a KeySize of 2048. The portal lets nobody choose the length.',
      'For any other fault, sign in at security.microsoft.com as an administrator. Open Email & collaboration, then Policies & rules, Threat policies, Email authentication settings, and DKIM. Choose your domain and Rotate DKIM keys.',
      'Either way, Microsoft signs with the new key four days later.',
    ],
    source: 'https://learn.microsoft.com/en-us/defender-office-365/email-authentication-dkim-configure',
    seen: '2026-11-21',
  },
}
