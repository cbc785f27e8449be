import { minutesFor } from '#core/minutes.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = 'uses_cloud_storage' | 'explore_cloud_storage_options' | 'we_need_more_details'

/** What to do where files may be lost. Their minutes are estimates by acts: nobody walked them. The files travel by themselves. */
export const EXPLORE = {
  choose: {
    text: 'Choose one service; Google Drive, OneDrive and Dropbox all have free plans',
    minutes: minutesFor({ read: 1, decide: 1, signUp: 1 }),
  },
  move: {
    text: "Move the files you'd miss most first",
    minutes: minutesFor({ decide: 1, upload: 3 }),
  },
  login: { text: 'Switch on two-step login', minutes: minutesFor({ read: 1, tap: 1, tryOut: 1 }) },
  team: { text: 'Show your team where things live', minutes: minutesFor({ message: 1 }) },
} as const

export const words: CheckWords<Status> = {
  title: 'Cloud storage',
  what: 'Keeping your files with an online service instead of only on one computer, so you can get to them from anywhere.',
  why: 'Laptops get lost, stolen and soaked. With your files in the cloud you can be back at work the same day.',
  who: 'You',
  statuses: {
    uses_cloud_storage: {
      tag: 'Backed up',
      inShort: 'your files are backed up in the cloud',
      line: 'Your files are in the cloud.',
      steps: [
        'Switch on two-step login',
        'Check who can see each shared folder',
        'Try restoring a file once a year',
      ],
    },
    explore_cloud_storage_options: {
      tag: 'Worth exploring',
      line: 'Some of your files would be gone if a computer failed.',
      steps: Object.values(EXPLORE),
    },
    we_need_more_details: {
      tag: 'Tell us more',
      line: "Answer a few questions and we'll show you where you stand.",
      steps: [
        'Open "Update your answers"',
        { text: 'Tell us where you keep your files', minutes: 1 },
        { text: 'Tell us if you could get them back after a loss', minutes: 1 },
      ],
    },
  },
}
