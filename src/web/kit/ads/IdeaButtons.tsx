import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { IconPlus } from '../icons.ts'
import { focusBeside } from '../surface/focus-beside.ts'
import classes from './wizard.module.css'

interface IdeaButtonsProps {
  title: string
  ideas: readonly string[]
  /** There is no room for another one. */
  isFull?: boolean
  onPick: (idea: string) => void
}

/** Suggestions to take with one press; a taken one goes away. */
export function IdeaButtons({ title, ideas, isFull = false, onPick }: IdeaButtonsProps) {
  const id = useId()
  if (ideas.length === 0) return null
  return (
    <div>
      <p className={classes.ideasTitle} id={id}>
        {title}
      </p>
      <div className={classes.ideas} role="group" aria-labelledby={id}>
        {ideas.map((idea) => (
          <button
            key={idea}
            type="button"
            disabled={isFull}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              onPick(idea)
            }}
          >
            <Icon of={IconPlus} size={16} />
            {idea}
          </button>
        ))}
      </div>
    </div>
  )
}
