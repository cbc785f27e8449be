import { Segments } from '../surface/Segments.tsx'
import { SPEEDS, type Speed } from './use-player.ts'

interface SpeedChoiceProps {
  speed: Speed
  onSpeed: (speed: Speed) => void
}

/** How fast a video plays. */
export function SpeedChoice({ speed, onSpeed }: SpeedChoiceProps) {
  const choose = (id: string) => {
    const chosen = SPEEDS.find((one) => String(one) === id)
    if (chosen !== undefined) onSpeed(chosen)
  }
  return (
    <div data-screen-only>
      <Segments
        label="Speed"
        chosen={String(speed)}
        onChoose={choose}
        segments={SPEEDS.map((one) => ({ id: String(one), label: `${one}×` }))}
      />
    </div>
  )
}
