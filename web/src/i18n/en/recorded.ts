/** What somebody reads at the end about what was recorded beside their answers. */
export const words = {
  'survey.recorded.title': 'What was recorded beside your answers',
  'survey.recorded.why':
    '{{company}} sees the same list. Nothing is decided by it alone; if there is a reason, you can say it here.',
  'survey.event.tab': 'Another tab or app was open',
  'survey.event.focus': 'Another window was in front',
  'survey.event.cut': 'Cut',
  'survey.event.copy': 'Copy',
  'survey.event.paste': 'Paste',
  'survey.event.rightClick': 'Right mouse button',
  'survey.event.window': 'The survey was open in a second window',
  'survey.event.camera': 'The camera was off',
  'survey.event.network': 'You went on from another network',
  'survey.event.repeat': 'You have taken a survey of this company before',
  'survey.event.snapshot': 'Picture from your camera',
  'survey.event.picture': 'The picture that was taken',
  'survey.event.characters': 'characters: {{count}}',
  'survey.event.topic': 'topic {{topic}}',
  'survey.event.explain': 'Would you like to say something about it?',
  'survey.event.save': 'Save',
  'survey.event.saved': 'Saved',
  'survey.event.failed': 'That could not be saved. Please try again.',
} as const
