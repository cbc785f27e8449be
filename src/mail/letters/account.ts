import type { Letter } from '../letter.ts'

/** Letters about an account itself, sent whatever the owner switched off. */

export const verifyLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    'Welcome to Fettle.',
    'Please confirm that this is your email address, so that we can send you your results and help you back in if you forget your password.',
  ],
  action: { label: 'Confirm my email address', url },
  small: 'The link works for 24 hours. If you have not made an account, you can leave this mail alone.',
  because: 'You get this because somebody used this address to sign up.',
})

export const changedAddressLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Please confirm your new email address',
  paragraphs: ['You asked us to use this email address from now on. Please confirm that it is yours.'],
  action: { label: 'Confirm my new address', url },
  small: 'The link works for 24 hours. Until then your old address stays.',
  because: 'You get this because somebody gave this address for their account.',
})

export const resetLetter = ({ url }: { url: string }): Letter => ({
  subject: 'Choose a new password',
  paragraphs: ['You asked for a new password. Choose one here, and you will be signed out everywhere else.'],
  action: { label: 'Choose a new password', url },
  small:
    'The link works once, for 30 minutes. If you have not asked for it, leave this mail alone: your password stays as it is.',
  because: 'You get this because somebody asked for a new password for your account.',
})

export const accountExistsLetter = ({ loginUrl }: { loginUrl: string }): Letter => ({
  subject: 'You already have an account',
  paragraphs: [
    'Somebody tried to sign up with your email address, but you already have an account.',
    'Was it you? Then simply log in; if you have forgotten your password, choose a new one there.',
  ],
  action: { label: 'Log in', url: loginUrl },
  small: 'If it was not you, there is nothing to do. Nobody got into your account.',
  because: 'You get this because somebody tried to sign up with your address.',
})

export const passwordChangedLetter = ({ resetUrl }: { resetUrl: string }): Letter => ({
  subject: 'Your password was changed',
  paragraphs: ['The password of your account was just changed, and all other devices were signed out.'],
  action: { label: "That wasn't me", url: resetUrl },
  because: 'You get this because it is about the safety of your account.',
})
