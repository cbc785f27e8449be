import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldOfDraft } from '#ads/wizard/read-draft.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure, sentenceOf } from '#web/app/calls/failure.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { Wizard } from './use-wizard.ts'

interface Creating {
  wizard: Wizard
  keeper: DraftKeeper
  /** Stands for the draft where it could not be kept. */
  spareKey: string
  onCreated: (campaignId: string) => void
}

/** Creates the campaign: Google checks it first and makes nothing, then it is made once, however often the button is pressed. */
export function useCreateCampaign({ wizard, keeper, spareKey, onCreated }: Creating) {
  const client = useQueryClient()
  const [isCreating, setCreating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const sent = useRef<string | null>(null)
  const make = async () => {
    const { campaign, all, show, form } = wizard
    if (Object.keys(all).length > 0) return show(all)
    const change = { kind: 'create_campaign' as const, campaign }
    const wish = JSON.stringify(change)
    try {
      // Once it was sent, another trial would only find it there already; with the same key it is answered how the first one ended, after a reload as well.
      const trialKey = keeper.place?.id ?? spareKey
      if (sent.current !== wish)
        await callApi('POST /ads/changes', { body: { change, isTrial: true }, key: trialKey })
      // With its name kept, the same draft is the same wish after a reload: a name that Fettle chose would be taken by then.
      wizard.change({ name: campaign.name })
      keeper.change({ step: wizard.step, form: { ...form, name: campaign.name } })
      await keeper.flush()
      const draftId = keeper.place?.id
      sent.current = wish
      const { ids, message } = await callApi('POST /ads/changes', {
        body: { change, ...(draftId === undefined ? {} : { draftId }) },
        key: draftId ?? spareKey,
      })
      const [id] = ids
      if (id === undefined) return setFailure('The campaign was made. You find it among your campaigns.')
      keeper.end()
      showDone(message)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
      onCreated(id)
    } catch (error) {
      const refused = Object.entries(error instanceof CallFailure ? error.fields : {})
      if (refused.length > 0)
        show(Object.fromEntries(refused.map(([field, words]) => [fieldOfDraft(field, form), words])), true)
      else setFailure(sentenceOf(error))
    }
  }
  const create = async () => {
    setCreating(true)
    setFailure(null)
    await make()
    setCreating(false)
  }
  return { create, isCreating, failure }
}
