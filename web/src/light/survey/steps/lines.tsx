/** Text that people wrote: each of their lines is a thought of its own. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <div className="survey-lines">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
