import type { CheckWords } from '#core/words.ts'

export type Status =
  | 'verified'
  | 'missing_details'
  | 'not_verified'
  | 'no_google_presence'
  | 'permission_required'

export const words: CheckWords<Status> = {
  title: 'Business profile',
  what: 'Your free listing on Google Search and Maps, with your hours, phone number, photos and reviews.',
  why: "It's often the first thing people see. A complete, verified profile helps nearby customers find you and trust you.",
  who: 'You',
  statuses: {
    verified: {
      tag: 'Verified',
      inShort: 'your Google profile is complete',
      line: 'Your profile is verified and complete.',
      steps: ['Reply to new reviews', 'Add a photo each month', 'Set your holiday hours early'],
    },
    missing_details: {
      tag: 'Missing details',
      line: "Your profile is verified, but it's missing: {missing}.",
      steps: [
        { text: 'Open your profile and fill in {missing}', minutes: 20 },
        { text: 'Add at least three good photos', minutes: 20 },
        { text: 'Check your hours and phone number', minutes: 5 },
      ],
    },
    not_verified: {
      tag: 'Not verified',
      line: "You have a profile, but it isn't verified yet.",
      steps: [
        { text: 'Open your profile and choose "Verify now"', minutes: 5 },
        { text: 'Follow the steps by phone, email, video or post', minutes: 25 },
        'Give it time: it may take 48 hours or more',
      ],
    },
    no_google_presence: {
      tag: 'No profile',
      line: "We couldn't find a business profile for you.",
      steps: [
        {
          text: 'Search for your business on Google Maps first, in case a profile already exists',
          minutes: 5,
        },
        { text: 'Create or claim your profile', minutes: 20 },
        { text: 'Verify it', minutes: 15 },
        { text: 'Add hours, photos and a short description', minutes: 20 },
      ],
    },
    permission_required: {
      tag: '{toDo}',
      line: '{ask}',
      steps: [
        { text: '{connect}', minutes: 5 },
        { text: 'If you have several locations, choose yours', minutes: 2 },
        { text: "If you can't get into it, ask for access from the profile's page", minutes: 10 },
      ],
    },
  },
}

/** What is asked of whoever has yet to connect the account, and of whoever has only to choose a location of it. */
export const askWords = {
  connect: {
    toDo: 'Connect to check',
    ask: 'Connect your Google account so we can look at your profile.',
    connect: 'Connect the Google account that manages your profile',
  },
  choose: {
    toDo: 'Choose yours',
    ask: 'Your Google account is connected. Choose which of its locations is yours.',
  },
} as const
