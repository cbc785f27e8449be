import { adTextsOf, previewsOf } from '#ads/wizard/ad-texts.ts'
import type { CampaignDraft } from '#core/ads/draft.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { AdPreviews } from '#web/kit/ads/AdPreviews.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'

/** `bluewren.example/wreaths`, as an ad shows where it leads. */
const shownAddress = (url: string): string =>
  tidyLine(url)
    .replace(/^https?:\/\/(?:www\.)?/iu, '')
    .replace(/\/$/u, '')

/** The ad that a draft makes, as a phone shows it. */
export const DraftPreviews = ({ form }: { form: CampaignDraft }) => (
  <Cards>
    <AdPreviews
      previews={previewsOf(adTextsOf(form))}
      businessName={tidyLine(form.businessName)}
      address={shownAddress(form.landingUrl)}
      phone={tidyLine(form.phone)}
    />
    <Note tone="info">
      Google needs 3 headlines and 2 descriptions. Where you leave one empty, we fill it, and you see it
      before anything starts.
    </Note>
  </Cards>
)
