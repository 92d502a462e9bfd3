/** English. Recovering an account, and sessions that end. */
export const recovery = {
  recovery: {
    intro:
      'Verify your mobile number with a code. Then we show your user ID, and you can set a new password.',
    known: 'Know your password?',
    signIn: 'Sign in',
    noAccount: 'This number has no account. Try another number, or create an account.',
    codeAgain: 'The code could not be used. Please ask for a new one.',
    yourUserId: 'Your user ID',
    writeDown:
      'Keep it where you will find it again. Signing in with a phone code works without it.',
    newPassword: 'New password',
    newPasswordWhy:
      'Only if you have forgotten the old one. You will then be signed out on every device.',
    change: 'Set new password',
    changing: 'Setting the password…',
    changed: 'Your password is changed, and you are signed out on every device.',
    codeTooOld: 'This needs a new code: each code sets one password, within ten minutes.',
    staff:
      'This account signs in with a password and a phone code together, so a code alone cannot set its password.',
    staffAdvice:
      'Ask two operators to allow you a new password. For 24 hours after that, you can set it here.',
    askForCode: 'Ask for a new code',
    password: 'Password',
    noPassword:
      'You have no password: you sign in with a code sent to your phone. With a password you can also sign in by user ID or email.',
    hasPassword: 'You can sign in by user ID or email with your password.',
    setPassword: 'Set a password',
    changePassword: 'Change password',
    passwordHow:
      'A code sent to your registered number shows that it is you. You will then be signed out on every other device.',
    passwordKept: 'Your password is set, and you are signed out on every other device.',
    cancel: 'Cancel',
    endsSoon: 'Are you still there?',
    endsAnyway: 'You will need to sign in again',
    withinMinutes: {
      one: 'You will be signed out in less than {{count}} minute.',
      other: 'You will be signed out in less than {{count}} minutes.',
    },
    withinSeconds: {
      one: 'You will be signed out in less than {{count}} second.',
      other: 'You will be signed out in less than {{count}} seconds.',
    },
    stay: 'Stay signed in',
    stayWhy: 'You have not used your account for a while. Signing out keeps others from using it.',
    goOn: 'Go on',
    goOnWhy:
      'You have been signed in for a long time, and this keeps you safe. What you have typed stays here.',
    signOut: 'Sign out',
    ended: 'Your session has ended',
    endedWhy:
      'Sign in to go on where you were: what you typed is still here, and hidden until then. If you leave, it is deleted from this device.',
    leave: 'Leave without signing in',
    everywhere: 'Signed in elsewhere?',
    everywhereWhy:
      'If you lost a phone, or used one that is not yours, you can sign out on every device at once.',
    endEverywhere: 'Sign out everywhere',
    everywhereQuestion: 'Sign out on every device?',
    everywhereText: 'You will be signed out here too, and can sign in again at once.',
    keep: 'Stay signed in',
    endedEverywhere: 'You are signed out on every device.',
    notEnded: 'You could not be signed out everywhere. Check your connection, then try again.',
  },
} as const;
