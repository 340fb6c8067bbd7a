/** What a person reads who answers with a picture, or with a song or a talk. */
export const words = {
  'showing.picture.title': 'Show your statement',
  'showing.picture.hint':
    'One picture for each statement: a photo, a drawing, whatever says it for you. At most 11 MB. Where it was taken is removed.',
  'showing.picture.chosen': 'The picture that you chose',
  'showing.reading': 'Reading the picture ...',
  'showing.choose': 'Choose a picture',
  'showing.another': 'Choose another',
  'showing.photo': 'Take a photo',
  'showing.photo.again': 'New photo',
  'showing.caption': 'In a few words (optional)',
  'showing.enlarge': 'Show large: {{text}}',

  'showing.camera.view': 'What the camera sees',
  'showing.camera.take': 'Take the picture',
  'showing.camera.asking': 'Your browser asks whether this page may use the camera.',
  'showing.camera.refused':
    'This page may not use the camera. Allow it in the settings of your browser, or choose a picture.',
  'showing.camera.missing': 'No camera was found. Please choose a picture instead.',

  'showing.link.title': 'Let a song or a talk speak',
  'showing.link.hint':
    'A song, a talk or a scene that says it for you. If you leave this page to look for its link, that is noted; you can say why at the end.',
  'showing.link': 'Link on YouTube, Dailymotion, TikTok or Facebook',
  'showing.link.name': 'What it is called, or says (optional)',
  'showing.play': 'Play: {{text}}',
} as const
