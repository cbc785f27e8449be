import { Button, Stack } from '@mantine/core'
import { PartButtons } from '#web/kit/google/Parts.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import type { DraftContent, DraftKeeper, Saving } from './draft-keeper.ts'

interface SavingNoteProps {
  saving: Saving
  keeper: DraftKeeper
  onReplace: (content: DraftContent) => void
}

/** Why the draft is not saved, and what the owner can do. */
export function SavingNote({ saving, keeper, onReplace }: SavingNoteProps) {
  if (saving.kind === 'refused')
    return (
      <Problem lead={saving.message}>
        <p>What you type is kept in this browser only. You can still create the campaign.</p>
        <Button variant="default" onClick={() => void keeper.flush()}>
          Try again
        </Button>
      </Problem>
    )
  if (saving.kind === 'changed')
    return (
      <Problem lead="This draft was saved somewhere else meanwhile.">
        <p>In another tab, or by somebody who shares your account. Which one should stay?</p>
        <PartButtons>
          <Button variant="default" onClick={() => void keeper.keepMine()}>
            Keep this one
          </Button>
          <Button variant="subtle" onClick={() => onReplace(keeper.takeTheirs())}>
            Show the other one
          </Button>
        </PartButtons>
      </Problem>
    )
  if (saving.kind === 'gone')
    return (
      <Problem lead="This draft was discarded somewhere else, or it has become a campaign.">
        <p>Look among your campaigns before you go on.</p>
        <Button variant="default" onClick={() => void keeper.keepAsNew()}>
          Keep it as a new draft
        </Button>
      </Problem>
    )
  return null
}

const Problem = ({ lead, children }: { lead: string; children: React.ReactNode }) => (
  <div role="alert">
    <Note tone="warning" lead={lead}>
      <Stack gap="xs" align="flex-start">
        {children}
      </Stack>
    </Note>
  </div>
)

/** How the draft stands, in a few words. */
export function savingWords({ kind }: Saving): string {
  if (kind === 'saved') return ''
  if (kind === 'unanswered') return 'Not saved yet: we can’t reach Fettle. We keep trying.'
  return kind === 'waiting' || kind === 'saving'
    ? 'Saving your draft'
    : 'Your draft isn’t saved: see the note above'
}
