import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { shortDate } from '#core/dates.ts'
import { exactMoney } from '#core/format/money.ts'
import { callApi } from '#web/app/calls/client.ts'
import type { Subscription } from '#web/app/queries/subscription-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { subscriptionName } from '#web/shared/account/pricing-words.ts'

type Receipt = Subscription['receipts'][number]

/** All payments, newest first. */
export function ReceiptsCard({ receipts }: { receipts: readonly Receipt[] }) {
  const { timeZone } = useMe()
  if (receipts.length === 0) return null
  return (
    <Card title="Receipts" look="flush">
      <Rows>
        {receipts.map((receipt) => (
          <RecordRow
            key={receipt.id}
            title={`${exactMoney(receipt.cents)} on ${shortDate(receipt.paidAt, timeZone)}`}
            lines={priceLines(receipt)}
            end={<ReceiptButton id={receipt.id} day={shortDate(receipt.paidAt, timeZone)} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

function priceLines({ plan, gst, refundedCents }: Receipt): string[] {
  const paid = `${subscriptionName(plan)}, GST included: ${exactMoney(gst)}`
  return refundedCents === 0 ? [paid] : [paid, `Refunded: ${exactMoney(refundedCents)}`]
}

function ReceiptButton({ id, day }: { id: string; day: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('GET /subscription/receipts/{id}', { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <Button variant="default" aria-label={`Receipt of ${day}`} loading={isPending} onClick={() => mutate()}>
      Receipt
    </Button>
  )
}
