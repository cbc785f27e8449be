import { Button, TextInput } from '@mantine/core'
import { moneyDecimals, microsOf } from '#core/ads/money.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { useAds } from '../ads-context.ts'
import { useLimit } from '../use-limit.ts'

const TITLE = 'Your monthly limit'

/** Sets the most that a month may cost before Fettle pauses everything, or no limit. */
export function CeilingDialog({ onClose }: { onClose: () => void }) {
  const { answer, account } = useAds()
  const present = answer.ceiling?.amount ?? null
  const limit = useLimit({
    start: present === null ? '' : moneyDecimals(microsOf(present)),
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={TITLE} size="lg">
      <form noValidate aria-label={TITLE} onSubmit={limit.submit}>
        <Fields>
          <p>
            When a month has cost this much, Fettle pauses all your campaigns and tells you. Google counts
            clicks a little late, so it can cost slightly more.
          </p>
          <TextInput
            label={`The most a month may cost (${account.currency})`}
            inputMode="decimal"
            value={limit.typed}
            error={limit.problem}
            onChange={({ currentTarget }) => limit.type(currentTarget.value)}
          />
        </Fields>
        <CardFoot>
          {present === null ? (
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button variant="default" disabled={limit.isSaving} onClick={limit.takeAway}>
              Take the limit away
            </Button>
          )}
          <Button type="submit" loading={limit.isSaving}>
            Save the limit
          </Button>
        </CardFoot>
      </form>
    </Dialog>
  )
}
