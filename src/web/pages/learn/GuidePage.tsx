import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { pdfName } from '#core/format/file-name.ts'
import { guidePdf } from '#core/lessons/guide-pdf.ts'
import { mediaItemQuery, type MediaAnswer } from '#web/app/queries/media-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconFileDownload, IconPlayerPlay } from '#web/kit/icons.ts'
import { GuideText } from '#web/kit/lesson/GuideText.tsx'
import { FileLink } from '#web/kit/link/FileLink.tsx'
import { LinkButton } from '#web/kit/link/LinkButton.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { LessonMissing } from './LessonMissing.tsx'
import { LessonsBack } from './LessonsBack.tsx'
import { videoPath } from '#web/shared/lessons/lesson-words.ts'

const MISSING = 'Learning guide not found'

/** `/learning-guide/{mediaId}`: a lesson's guide, to read and to print. The id is the guide's or its video's. */
export function GuidePage() {
  const { media: id = '' } = useParams({ strict: false })
  const query = useQuery(mediaItemQuery(id))
  return (
    <Loaded
      isPage
      query={query}
      skeleton={<ListSkeleton groups={1} />}
      missing={<LessonMissing title={MISSING} />}
    >
      {(item) => <GuideOf item={item} />}
    </Loaded>
  )
}

/** The item's own guide, or else that of its summary. */
function GuideOf({ item }: { item: MediaAnswer }) {
  const summaryId = item.learningSummary === null ? null : String(item.learningSummary)
  const summary = useQuery({ ...mediaItemQuery(summaryId ?? ''), enabled: summaryId !== null })
  if (summaryId !== null && summary.isPending) return <ListSkeleton groups={1} />
  const pdf = guidePdf(item, summary.data ?? null)
  const guide = item.asset.pdf === null ? (summary.data ?? item) : item
  if (pdf === null && guide.text.length === 0) return <LessonMissing title="No learning guide available" />
  return <Guide guide={guide} pdf={pdf} video={item.video === null ? null : String(item.id)} />
}

/** `pdf`: its file; `null` until the lesson is recorded. */
function Guide({ guide, pdf, video }: { guide: MediaAnswer; pdf: string | null; video: string | null }) {
  const { isOwner } = useRouteContext({ from: '/lessons' })
  usePageTitle(`${guide.name}: guide`)
  return (
    <>
      <LessonsBack isOwner={isOwner} />
      <PageHead
        title={guide.name}
        lead={
          guide.text.length > 0
            ? 'A short guide to read here, or to print and keep beside the keyboard.'
            : 'A short guide to print and keep beside the keyboard.'
        }
      />
      <Group mb="lg">
        {pdf !== null && (
          <Button
            component={FileLink}
            href={pdf}
            saveAs={pdfName(guide.name, 'guide')}
            leftSection={<Icon of={IconFileDownload} />}
          >
            Download guide
          </Button>
        )}
        {video !== null && (
          <LinkButton href={videoPath(video)} icon={IconPlayerPlay}>
            Watch video
          </LinkButton>
        )}
      </Group>
      {guide.text.length > 0 && (
        <Card label="Guide">
          <GuideText parts={guide.text} />
        </Card>
      )}
    </>
  )
}
