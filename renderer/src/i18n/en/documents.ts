/** English. Documents of an application. */
export const documents = {
  documents: {
    intro:
      'Pictures are made smaller before they are sent, so a weak connection will do. Only the lenders that you choose, and the people who check your application here, see them.',
    loading: 'Loading your documents…',
    why: {
      'masked-aadhaar':
        'Shows who you are. Both sides, with only the last four digits of the number showing.',
      'pan-or-form-60': 'Lenders must ask for it. If you have no PAN, fill in Form 60 and sign it.',
      'driving-licence': 'Shows that you may drive the vehicle. Both sides.',
      'proforma-invoice': 'Shows the price of the vehicle. Your dealer gives it to you.',
      photograph: 'Your face from the front, in good light. A photo, not a PDF.',
      'bank-statement':
        'Shows your income and your payments. As a PDF from your bank, or photos of every page of the passbook.',
      'proof-of-address':
        'Shows where you live: electricity, water or gas bill of the last two months, ration card, or rent agreement.',
      'guarantor-aadhaar':
        'Shows who the guarantor is, and where the guarantor lives. Both sides, with only the last four digits of the number showing.',
      'guarantor-pan-or-form-60':
        'Lenders must ask for it. A guarantor without a PAN fills in Form 60 and signs it.',
      'guarantor-documents':
        'Identity and address of your guarantor. On an Aadhaar card, only the last four digits of the number may show.',
      'margin-receipt': 'Shows that you paid the down payment to the dealer.',
      invoice: 'The final invoice for the vehicle, from the dealer.',
      insurance: 'With the lender’s name in it. The dealer or the insurer gives it to you.',
      'form-20': 'Application for registering the vehicle. The dealer fills it in with you.',
      'form-21': 'Sale certificate, from the dealer.',
      'form-22': 'The maker’s certificate that the vehicle is fit for the road.',
      'form-34': 'Tells the transport office that the vehicle is bought on a loan.',
      'registration-certificate': 'From the transport office, once the vehicle is registered.',
      'delivery-report': 'Shows that you have got the vehicle. You sign it at the dealer’s.',
    },
    guarantorLink: {
      linkText:
        'Send this link to {{name}}. It can be opened on any phone. We show it only now; if you make another one later, this one stops working.',
      link: 'Link for your guarantor',
      copy: 'Copy link',
      sms: 'Send by SMS',
      copied: 'Copied',
      share: 'Share',
      shareText: 'Please read which loan you would be the guarantor of, and agree or decline:',
      noWeb: 'Open this application on your phone to send the link.',
      notCopied: 'The link could not be copied. Press and hold it above, then choose “Copy”.',
    },
    /** A row that only the guarantor fills. */
    guarantors: {
      sends:
        '{{name}} sends this, on the guarantor’s own link. You cannot send it, and you do not see what is in it.',
      nobody: 'Your guarantor sends this, on a link of their own. Name the guarantor first.',
      agreesFirst:
        '{{name}} sends this, on the guarantor’s own link, after agreeing. You cannot send it.',
      asked:
        '{{name}} is asked for it again, on the guarantor’s own link. Send {{name}} a message. If the link is lost, make a new one.',
      again: 'Make a new link',
      ended: 'The link before this one no longer works.',
      notYet: 'Not sent yet',
      sent: 'Sent, not checked yet',
      checking: 'Being checked',
      verified: 'Checked and accepted',
      sendAgain: 'To be sent again',
    },
    state: {
      missing: 'Missing',
      sending: 'Being sent',
      checking: 'Being checked',
      before: 'Sent before',
      fine: 'Received',
      verified: 'Checked and accepted',
      refused: 'Not accepted',
      again: 'Please send again',
      unfinished: 'Not sent completely',
    },
    reasons: {
      'other-content': 'The file changed while it was being sent. Please send it again.',
      'unknown-format': 'This is neither a picture nor a PDF. Please send a photo or a PDF.',
      'no-picture': 'This must be a picture. Please take a photo.',
      'unreadable-picture': 'The picture cannot be opened. Please take it again.',
      'too-many-pixels': 'The picture is too large. Please take it with this page’s camera button.',
      'empty-picture': 'The picture is empty. Please take it again.',
      'unreadable-pdf': 'This PDF cannot be opened. Save it again, or take pictures of its pages.',
      'encrypted-pdf':
        'This PDF opens only with a password. Open it, save or print it as a new PDF without the password, and send that one.',
      'too-large': 'The file is too large. Please send a photo, or a smaller PDF.',
      harmful: 'The virus scanner found something in the file. Please send another file.',
      lost: 'The file was lost on our side. We are sorry: please send it again.',
      'not-readable': 'It cannot be read well. Please take it again, closer and in good light.',
      incomplete: 'A part of it is missing. Please send every page and both sides.',
      'wrong-document': 'This is not the document that was asked for. Please send that one.',
      'out-of-date': 'It is too old, or no longer valid. Please send a recent one.',
      'not-masked':
        'The Aadhaar number can be read. Please send it again, with all but the last four digits covered.',
    },
    askedAnew: 'A new one is asked for.',
    asked: 'This is asked for.',
    unfinished:
      'It was started on another device or in another browser, or the file is no longer kept here. Please choose the file again.',
    choose: {
      camera: 'Take a picture',
      file: 'Choose a file',
      another: 'Add another page or file',
      replace: 'Send another in its place',
      about: '{{what}}: {{kind}}',
      looking: 'Opening the file…',
    },
    problem: {
      empty: 'This file is empty. Please choose another.',
      tooLarge:
        'This PDF is larger than {{megabytes}} MB. Please send photos of its pages, or a smaller PDF.',
      pagesTooLarge:
        'As pictures, these pages are larger than {{megabytes}} MB. Please save a copy of the PDF without its password, and send that one.',
      otherFormat:
        'This is neither a picture that can be opened here nor a PDF. Please take a photo of the document.',
      heic: 'This picture is in the HEIC format, which cannot be opened here.',
      notPicture: 'This must be a picture. Please take a photo.',
      unreadable: 'The file cannot be read. Please choose it again.',
      tooMuch:
        'Together, your documents would be larger than {{megabytes}} MB. Please remove what is not needed first.',
      tooMany: 'There are {{count}} documents already. Please remove what is not needed first.',
    },
    heic: {
      intro: 'Let the phone take JPEG pictures, and take it again:',
      iphone: 'iPhone: Settings, Camera, Formats, “Most Compatible”.',
      samsung:
        'Samsung: in the camera’s settings, open “Advanced picture options” and turn “High efficiency pictures” off.',
      camera: 'Or take the picture right here, with “Take a picture”.',
    },
    preview: {
      heading: 'Before it is sent: {{kind}}',
      picture: 'The picture as it will be sent',
      pdf: '{{name}}, a PDF. It is sent as it is.',
      readable: 'Can everything be read, with all four corners? If not, take it again.',
      left: 'Turn left',
      right: 'Turn right',
      turned: {
        '0': 'The picture is as it was taken.',
        '1': 'The picture is turned to the right.',
        '2': 'The picture is upside down.',
        '3': 'The picture is turned to the left.',
      },
      same: 'You have sent this very file already: {{kind}}. Please check that it is the right one.',
      send: 'Send it',
      sendAnyway: 'Send anyway',
      preparing: 'Being prepared…',
      cancel: 'Do not send',
      failed: 'The picture could not be prepared. Please take it again, or choose another file.',
    },
    hint: {
      small:
        'The picture is small, so fine print may not be readable. Please take it closer: the document should fill the picture.',
      dark: 'The picture is dark. Please take it by daylight, or switch on a light.',
      blurred:
        'The picture looks blurred. Please hold the phone still, and wait until the writing is sharp.',
      again: 'Take again',
      instead: 'Choose another picture',
    },
    mask: {
      heading: 'Cover the Aadhaar number',
      how: 'Only the last four digits may be seen. Draw a black box over the other eight with your finger or mouse, on both sides of the card and on every page. A QR code holds the number too: cover it as well.',
      pdf: 'A PDF cannot be covered here. Download a masked Aadhaar from the website of UIDAI, or take a photo of the card and cover the number on it.',
      add: 'Add a box',
      keys: 'Arrow keys move the box, with Shift they change its size. Delete removes it.',
      box: 'Box {{index}}',
      removeBox: 'Remove box {{index}}',
      confirm:
        'I have checked: only the last four digits of every Aadhaar number in it can be read.',
      missing: 'Please look at the picture and tick this before you send it.',
    },
    upload: {
      progress: '{{kind}}: how much is sent',
      percent: '{{percent}}%',
      waiting: 'Waits for its turn',
      sending: 'Being sent',
      paused: 'Paused. What has arrived is kept.',
      offline:
        'There is no connection right now. Sending continues automatically as soon as there is one; what has arrived is kept.',
      checking: 'Sent completely. Being checked…',
      kept: 'You may close this page: the file is kept on this device for a day. It is sent when you open this page again.',
      notKept:
        'This browser cannot keep the file. Please leave the page open until it is sent; otherwise you must choose the file again.',
      pause: 'Pause',
      resume: 'Go on',
      retry: 'Try again',
      discard: 'Do not send',
    },
    said: {
      sending: '{{kind}}: being sent.',
      half: '{{kind}}: half is sent.',
      checking: '{{kind}}: sent, being checked.',
      offline: '{{kind}}: no connection. It goes on by itself.',
      paused: '{{kind}}: paused.',
      failed: '{{kind}}: could not be sent.',
      settled: '{{kind}}: received.',
      refused: '{{kind}}: not accepted. The reason is beside it.',
      removed: '{{kind}}: removed.',
    },
    sent: {
      unnamed: 'Document',
      size: '{{name}} ({{size}})',
      look: 'Look at it',
      save: 'Save it',
      remove: 'Remove',
      about: '{{what}}: {{name}}',
      picture: 'The document as the lenders get it',
      fetching: 'Fetching the document…',
      close: 'Close',
      gone: 'This document is no longer kept here: it was removed, or the lenders have it.',
    },
    remove: {
      title: 'Remove this document?',
      text: '{{name}} will be removed from your application. You can send it again at any time.',
      no: 'Keep it',
      yes: 'Remove it',
    },
    room: 'Together, your documents take up {{used}} of {{most}}.',
    closed: 'While the application is being checked, documents cannot be changed.',
    none: 'No documents are asked for.',
  },
} as const;
