import type { Letter } from '../letter.ts'

/** Letters about an account itself, sent whatever the owner switched off. */

export const verifyLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    'Welcome to Fettle.',
    'Please confirm your email address, so we can send you your results and help if you forget your password.',
  ],
  action: { label: 'Confirm my email address', url },
  small: 'The link works for 24 hours. If you didn’t create an account, you can ignore this email.',
  because: 'You’re getting this because somebody used this address to sign up.',
})

export const changedAddressLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Please confirm your new email address',
  paragraphs: ['You asked us to use this email address from now on. Please confirm it’s yours.'],
  action: { label: 'Confirm my new address', url },
  small: 'The link works for 24 hours. Until you open it, we’ll keep using your old address.',
  because: 'You’re getting this because somebody gave this address for their account.',
})

export const resetLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Choose a new password',
  paragraphs: ['You asked for a new password. Choose one here, and you’ll be logged out everywhere else.'],
  action: { label: 'Choose a new password', url },
  small:
    'The link works once, for 30 minutes. If you didn’t ask for it, ignore this email: your password stays the same.',
  because: 'You’re getting this because somebody asked for a new password for your account.',
})

export const accountExistsLetter = ({ loginUrl }: { loginUrl: string }): Letter => ({
  subject: 'You already have an account',
  paragraphs: [
    'Somebody tried to sign up with your email address, but you already have an account.',
    'If that was you, just log in. If you’ve forgotten your password, you can choose a new one there.',
  ],
  action: { label: 'Log in', url: loginUrl },
  small: 'If it wasn’t you, there’s nothing to do. Nobody got into your account.',
  because: 'You’re getting this because somebody tried to sign up with your address.',
})

export const passwordChangedLetter = ({ resetUrl }: { resetUrl: string }): Letter => ({
  subject: 'Your password was changed',
  paragraphs: ['Your password was just changed, and all other devices were logged out.'],
  action: { label: "That wasn't me", url: resetUrl },
  because: 'You’re getting this because it’s about your account’s security.',
})
