import type { CheckWords } from '#core/words.ts'

export type Status = 'uses_cloud_storage' | 'explore_cloud_storage_options' | 'we_need_more_details'

export const words: CheckWords<Status> = {
  title: 'Cloud storage',
  what: 'Keeping your files with an online service instead of only on one computer, so you can get to them from anywhere.',
  why: 'Laptops get lost, stolen and soaked. With your files in the cloud you can be back at work the same day.',
  who: 'You',
  statuses: {
    uses_cloud_storage: {
      tag: 'Backed up',
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
      steps: [
        { text: 'Choose one service; Google Drive, OneDrive and Dropbox all have free plans', minutes: 20 },
        { text: "Move the files you'd miss most first", minutes: 60 },
        { text: 'Switch on two-step login', minutes: 10 },
        { text: 'Show your team where things live', minutes: 20 },
      ],
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
