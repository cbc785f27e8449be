import { pdfName } from '#core/format/file-name.ts'
import type { MediaAnswer } from '#web/app/queries/media-queries.ts'
import { KEYS } from '#web/kit/lesson/key-action.ts'
import { Transcript } from '#web/kit/lesson/Transcript.tsx'
import type { Player } from '#web/kit/lesson/use-player.ts'
import { FileLink } from '#web/kit/link/FileLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'

/** The transcript of a video, line by line and as a file; and the keys that control it. */
export function TranscriptSection({ item, player }: { item: MediaAnswer; player: Player }) {
  const pdf = item.transcript?.asset.pdf ?? null
  return (
    <Cards>
      <Card
        look="flush"
        title="Transcript"
        aside={
          pdf !== null && (
            <FileLink href={pdf} saveAs={pdfName(item.name, 'transcript')}>
              Download PDF
            </FileLink>
          )
        }
      >
        {player.cues.length > 0 ? (
          <Transcript cues={player.cues} active={player.active} onJump={player.jump} />
        ) : (
          <NoRows>What’s said in the video shows up here.</NoRows>
        )}
      </Card>
      <Fold card title="Keyboard shortcuts" onPaper="absent">
        <FactList rows={KEYS.map(({ keys, does }) => ({ label: keys, value: does }))} />
      </Fold>
    </Cards>
  )
}
